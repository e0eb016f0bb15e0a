import {Markup} from '../checkout/markup';

/** The inbox's styles; on a phone a mail is a card, and headers appear below their names. */
export const inboxStyle = new Markup(`<style>
:root { color-scheme: light; } * { box-sizing: border-box; }
body { margin: 0; background: #f5f6f4; color: #14181a; font: 16px/1.55 system-ui, sans-serif; overflow-wrap: anywhere; }
header { background: #163828; } header p { max-width: 52rem; margin: 0 auto; padding: .9rem 1rem; }
header a { color: #fff; font-weight: 600; text-decoration: none; display: inline-block; padding: .35rem 0; }
main { max-width: 52rem; margin: 0 auto; padding: 1.25rem 1rem 3rem; }
h1 { font-size: 1.5rem; line-height: 1.2; margin: 0 0 1rem; } h2 { font-size: 1.1rem; margin: 1.75rem 0 .5rem; }
a { color: #1f4a36; } a:focus-visible { outline: 3px solid #0a5bc4; outline-offset: 2px; }
ol { list-style: none; margin: 0; padding: 0; display: grid; gap: .5rem; }
li a { display: block; padding: .75rem 1rem; background: #fff; border: 1px solid #dadedb; border-radius: 8px; color: inherit; text-decoration: none; }
li a:hover { border-color: #1f4a36; } li strong { display: block; } li span { color: #4a5356; font-size: .9rem; display: block; }
dl { margin: 0; background: #fff; border: 1px solid #dadedb; border-radius: 8px; padding: .25rem 1rem; }
dl div { display: grid; gap: 0 1rem; padding: .5rem 0; border-top: 1px solid #eceeeb; } dl div:first-child { border: 0; }
dt { color: #4a5356; font-size: .9rem; } dd { margin: 0; }
pre { margin: 0; padding: 1rem; background: #fff; border: 1px solid #dadedb; border-radius: 8px; white-space: pre-wrap; font: inherit; }
iframe { display: block; width: 100%; height: 44rem; background: #fff; border: 1px solid #dadedb; border-radius: 8px; }
@media (min-width: 40rem) { dl div { grid-template-columns: 14rem 1fr; } main { padding-top: 2rem; } }
</style>`);
