import { typesetDictionary } from '../../../src/node/hooks/dictionaries'

describe('the words of the interface', () => {
  it('are typeset like content, their keys and placeholders are not', () => {
    const file = '{ "на складе": "{{count}} товар на складе — и в пути", "close": "Закрыть" }'
    expect(JSON.parse(typesetDictionary(file, 'ru'))).toEqual({
      'на складе': '{{count}} товар на\u00a0складе\u00a0— и\u00a0в\u00a0пути',
      close: 'Закрыть',
    })
  })
})
