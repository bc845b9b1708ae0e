/** Styles of the list of mistakes. A constructed sheet in a shadow root: neither the page nor its policy meets them. */
export const MISTAKES_STYLES = `
:host { all: initial; color-scheme: light dark; font: 14px/1.45 system-ui, sans-serif;
  --paper: light-dark(#fff4ef, #2a1712); --ink: light-dark(#2b0d05, #ffece5); --line: light-dark(#a8321a, #ff8f73); }
* { box-sizing: border-box; }
section { position: fixed; inset: auto 0 0; z-index: 2147483003; max-height: min(50vh, 26rem); overflow: auto;
  padding: 12px max(16px, calc(50vw - 32rem)); background: var(--paper); color: var(--ink); border-top: 4px solid var(--line); }
h2 { font: inherit; font-weight: 600; margin: 0 96px 8px 0; }
ul { list-style: none; margin: 0; padding: 0; }
li { padding: 6px 0; border-top: 1px solid color-mix(in srgb, var(--line) 40%, transparent); }
p { margin: 2px 0 0; overflow-wrap: anywhere; }
code { font: 12px/1.4 ui-monospace, monospace; opacity: .85; white-space: nowrap; }
button { font: inherit; color: inherit; background: none; cursor: pointer; min-height: 28px; }
li > button { border: 0; padding: 2px 0; font-family: ui-monospace, monospace; font-size: 13px; text-align: left; text-decoration: underline; overflow-wrap: anywhere; }
.close { position: absolute; inset: 10px max(16px, calc(50vw - 32rem)) auto auto; border: 1px solid var(--line); border-radius: 6px; padding: 2px 10px; }
:focus-visible { outline: 3px solid var(--line); outline-offset: 2px; }
@media print { :host { display: none; } }
`
