import { contentNodes } from '../../../src/node/nodes/contentNodes'
import { dictionaryNodes } from '../../../src/node/nodes/dictionaryNodes'
import { fixtureContent } from '../../support/contentFixture'
import { nodeTools, nodeWithId } from '../../support/nodes'

describe('the words of the interface', () => {
  it('are typeset like content, their keys and placeholders are not', () => {
    const words = { 'на складе': '{{count}} товар на складе — и в пути', close: 'Закрыть' }
    const [node] = dictionaryNodes({ dictionaries: { en: {}, ru: { common: words } } }, 'ru')
    expect(node).toMatchObject({ id: 'Dictionary:common:ru', type: 'Dictionary' })
    expect(node.fields()).toMatchObject({ language: 'ru', ns: 'common' })
    expect(JSON.parse(String(node.fields().data))).toEqual({
      'на складе': '{{count}} товар на\u00a0складе\u00a0— и\u00a0в\u00a0пути',
      close: 'Закрыть',
    })
  })

  it('come with the content that passed the check, one node for each file', async () => {
    const content = await fixtureContent()
    const before = nodeWithId(contentNodes(content, nodeTools()), 'Dictionary:contact:ru')
    const words = { ...content.dictionaries.ru.contact, send: 'Послать' }
    const dictionaries = { ...content.dictionaries, ru: { ...content.dictionaries.ru, contact: words } }
    const after = nodeWithId(contentNodes({ ...content, dictionaries }, nodeTools()), 'Dictionary:contact:ru')
    expect(JSON.parse(String(after.fields().data))).toMatchObject({ send: 'Послать' })
    expect(after.digest).not.toBe(before.digest)
  })
})
