/** @jest-environment node */
import { fillPlaceholders, placeholdersIn } from '../../../src/content/model/placeholders'

const facts = { figures: { projects: '50+' }, email: 'a@example.com', phone: '+1 555' }

describe('placeholders', () => {
  it('are filled in from the facts', () => {
    expect(fillPlaceholders('{figure:projects} projects, {email}, {phone}, {email}', facts)).toBe(
      '50+ projects, a@example.com, +1 555, a@example.com',
    )
  })

  it.each(['{figure:nobody}', '{figure:toString}', '{mail}', '{}', '{ email }'])('%s stays as it is', (unknown) => {
    expect(fillPlaceholders(`see ${unknown}`, facts)).toBe(`see ${unknown}`)
    expect(placeholdersIn(`see ${unknown}`)).toEqual([unknown])
  })
})
