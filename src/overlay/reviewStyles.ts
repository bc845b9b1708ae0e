/** Styles of the page that shows a review. A constructed sheet: the policy of the site allows its own by hash alone. */
export const REVIEW_STYLES = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; --paper: light-dark(#fffdf8, #10202b);
  --ink: light-dark(#0b2230, #eef4f5); --line: light-dark(#c4ccd0, #3d5260); --soft: light-dark(#4c5f69, #a9bac2);
  --added: light-dark(#dcf3dc, #12401f); --removed: light-dark(#fbdedb, #541d18); --mark: light-dark(#7a3bb8, #d6a8ff);
  background: var(--paper); color: var(--ink); }
* { box-sizing: border-box; } body { margin: 0; }
main { max-width: 72rem; margin: 0 auto; padding: 24px 16px 64px; }
h1 { font-size: 1.75rem; margin: 0; } h2 { font-size: 1.25rem; margin: 32px 0 8px; } h3 { font-size: 1rem; margin: 0 0 8px; overflow-wrap: anywhere; }
h4 { font-size: .8125rem; margin: 0; color: var(--soft); font-weight: 500; }
p { margin: 4px 0; } a { color: inherit; } ul { margin: 0; padding-left: 20px; } li { overflow-wrap: anywhere; padding: 2px 0; }
article { border: 1px solid var(--line); border-radius: 8px; padding: 12px 16px; margin: 12px 0; }
.sides { display: grid; grid-template-columns: 1fr 1fr; gap: 16px; } .sides > * { min-width: 0; }
.sides p { white-space: pre-wrap; overflow-wrap: anywhere; max-height: 24rem; overflow: auto; }
ins { background: var(--added); text-decoration: underline; text-decoration-thickness: 1px; } del { background: var(--removed); }
.owed { border-left: 4px solid var(--mark); padding-left: 12px; }
.lost { border-left: 4px solid light-dark(#b3261e, #ff8f73); padding-left: 12px; }
.pages { display: flex; flex-wrap: wrap; gap: 4px 16px; list-style: none; padding: 8px 0 0; } .pages a, summary { display: inline-block; min-height: 24px; }
summary { cursor: pointer; color: var(--soft); }
:focus-visible { outline: 3px solid var(--mark); outline-offset: 2px; }
@media (max-width: 40rem) { .sides { grid-template-columns: 1fr; } }
`
