/** Styles of the overlay, inside its shadow root. */
export const OVERLAY_STYLES = `
:host { all: initial; color-scheme: light dark; font: 14px/1.45 system-ui, sans-serif;
  --paper: light-dark(#fffdf8, #10202b); --ink: light-dark(#0b2230, #eef4f5); --line: light-dark(#738187, #8ba0aa);
  --mark: light-dark(#7a3bb8, #d6a8ff); }
* { box-sizing: border-box; }
.ribbon { position: fixed; inset: auto auto 0 0; z-index: 2147483001; max-width: min(34rem, 100vw); color: var(--ink); }
.ribbon > details { background: var(--paper); border: 1px solid var(--line); border-width: 1px 1px 0 0; border-radius: 0 8px 0 0; }
.ribbon > details > :not(summary) { margin: 0; padding: 8px 12px; }
summary { cursor: pointer; padding: 6px 12px; min-height: 32px; overflow-wrap: anywhere; }
.tools { display: flex; flex-wrap: wrap; gap: 6px; }
button, a { font: inherit; color: inherit; }
.tools button, .tools a { background: none; border: 1px solid var(--line); border-radius: 6px; padding: 4px 10px; min-height: 32px; cursor: pointer; text-decoration: none; display: inline-flex; align-items: center; }
.text { margin: 0 0 4px; font-weight: 600; overflow-wrap: anywhere; }
.outlines { position: fixed; inset: 0; z-index: 2147483000; pointer-events: none; contain: strict; }
.outlines button { position: absolute; padding: 0; margin: 0; background: none; border: 0; outline: 1px dashed var(--mark); cursor: pointer; pointer-events: auto; }
.outlines button:is(:hover, :focus-visible) { background: color-mix(in srgb, var(--mark) 14%, transparent); outline: 3px solid var(--mark); }
dialog { max-width: min(30rem, calc(100vw - 16px)); max-height: 60vh; padding: 10px 14px; background: var(--paper); color: var(--ink); border: 1px solid var(--line); border-radius: 8px; }
@media print { :host { display: none; } }
`
