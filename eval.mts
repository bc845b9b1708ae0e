import { readFileSync, existsSync } from 'node:fs'
import { readContent } from './src/content/readDisk'
import { siteChat } from './src/node/output/chatData'
import { answerTo } from './src/assistant/answerTo'
const faq = (service: string, ...places: number[]) => places.map((place) => `/services/${service}#faq-${place}`)
const src = readFileSync('__tests__/demo/assistantQuestions.ts', 'utf8')
const body = src.slice(src.indexOf('const ANSWERS'), src.indexOf('/** Intents for which a wrong'))
const ANSWERS = new Function('faq', body.replace(/const ANSWERS[^=]*=/, 'return '))(faq) as Record<string, string[]>
const { content } = await readContent(process.cwd())
const un = JSON.parse(readFileSync('__tests__/assistant/questions/unanswerable.json', 'utf8'))
const gold = existsSync('/tmp/w/goldD.json') ? JSON.parse(readFileSync('/tmp/w/goldD.json', 'utf8')) : []
const show = process.argv[2]
for (const l of ['en','ru'] as const) {
  const data = siteChat(content!)![l]
  const stored = JSON.parse(readFileSync(`__tests__/assistant/questions/${l}.json`, 'utf8')).map((q: any) => ({ text: q.text, ids: [q.intent, ...(q.or ?? [])].flatMap((x: string) => ANSWERS[x] ?? [x]) }))
  const sets: [string, any[]][] = [['stored', stored], ['D', gold.filter((g: any) => g.language === l && g.answerable && g.ids.length).map((g: any) => ({ text: g.question, ids: g.ids }))]]
  for (const [name, qs] of sets) {
    const c: any = { right: 0, second: 0, near: 0, nearWrong: 0, fallback: 0, wrong: 0 }
    let both = 0, idle = 0; const t0 = performance.now()
    for (const q of qs) {
      const a = answerTo(q.text, data)
      const k = a.closest ? (q.ids.includes(a.id) ? 'near' : 'nearWrong') : q.ids.includes(a.id) ? 'right' : q.ids.includes(a.also?.id ?? '') ? 'second' : a.id.startsWith('fallback') ? 'fallback' : 'wrong'
      c[k]++; if (a.also) both++; if (a.also && q.ids.includes(a.id)) idle++
      if (show === name + l) console.log(k.padEnd(9), a.id, a.also?.id ?? '', '|', q.ids.join(' '), '|', q.text)
    }
    const n = qs.length
    console.log(l, name, n, 'RIGHT', (100 * (c.right + c.second) / n).toFixed(1), Object.entries(c).map(([k, v]: any) => `${k} ${(100 * v / n).toFixed(1)}`).join(' '), ((performance.now() - t0) / n).toFixed(1) + ' ms each', 'both', both, 'of these first right', idle)
  }
  const hon = (list: any[]) => { let h = 0; for (const q of list) { const { id, closest } = answerTo(q.text ?? q, data); const f = data.topics.find((t) => t.id === id); const ok = closest !== undefined || !f || (f.careful && f.question) || q.ids?.includes(id); if (ok) h++; else if (show === 'un' + l) console.log('NOT HONEST', id, '|', q.text ?? q) } return (100 * h / list.length).toFixed(1) + ' of ' + list.length }
  console.log(l, 'honest stored', hon(un[l]), 'D', hon(gold.filter((g: any) => g.language === l && !g.answerable).map((g: any) => ({ text: g.question, ids: g.ids }))))
}
