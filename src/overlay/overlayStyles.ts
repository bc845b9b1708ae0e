/** Styles of the overlay, inside its shadow root. */
export const OVERLAY_STYLES = `
:host { all: initial; color-scheme: light dark; font: 14px/1.45 system-ui, sans-serif;
  --paper: light-dark(#fffdf8, #10202b); --ink: light-dark(#0b2230, #eef4f5); --line: light-dark(#738187, #8ba0aa);
  --mark: light-dark(#7a3bb8, #d6a8ff); }
* { box-sizing: border-box; }
.ribbon { position: fixed; inset: auto auto 0 0; z-index: 2147483001; max-width: min(34rem, 100vw); color: var(--ink); }
.ribbon > details { background: var(--paper); border: 1px solid var(--line); border-width: 1px 1px 0 0; border-radius: 0 8px 0 0; }
.ribbon > [open] { max-height: min(70vh, 40rem); overflow: auto; padding-bottom: 8px; }
.ribbon > details > :not(summary) { margin: 8px 12px; }
summary { cursor: pointer; padding: 6px 12px; min-height: 32px; overflow-wrap: anywhere; }
.tools { display: flex; flex-wrap: wrap; gap: 6px; }
ul { margin: 0 0 8px; padding-left: 18px; } li { margin: 2px 0; overflow-wrap: anywhere; }
button, a { font: inherit; color: inherit; }
.tools button, .tools a { background: none; border: 1px solid var(--line); border-radius: 6px; padding: 4px 10px; min-height: 32px; cursor: pointer; text-decoration: none; display: inline-flex; align-items: center; }
li > a { display: inline-block; padding: 4px 0; margin-right: 12px; }
.text { margin: 0 0 4px; font-weight: 600; overflow-wrap: anywhere; }
:focus-visible { outline: 3px solid var(--mark); outline-offset: 2px; }
.outlines { position: fixed; inset: 0; z-index: 2147483000; pointer-events: none; contain: strict; }
.outlines button { position: absolute; padding: 0; margin: 0; background: none; border: 0; outline: 1px dashed var(--mark); cursor: pointer; pointer-events: auto; }
.outlines button:hover, .outlines button[aria-expanded=true] { background: color-mix(in srgb, var(--mark) 14%, transparent); outline: 2px solid var(--mark); }
.outlines button:focus-visible { outline: 3px solid var(--mark); }
.card { position: fixed; z-index: 2147483002; max-width: min(30rem, calc(100vw - 16px)); max-height: 60vh; overflow: auto; padding: 10px 14px; background: var(--paper); color: var(--ink); border: 1px solid var(--line); border-radius: 8px; box-shadow: 0 6px 24px #0003; }
.card[hidden], .outlines button[hidden] { display: none; }
@media (forced-colors: active) { .outlines button { outline-color: Highlight; } .card, .ribbon > details { border-color: CanvasText; } }
@media print { :host { display: none; } }
`
