import {html, Markup} from '../../checkout/markup';

const style = `
body{margin:0;height:100vh;display:grid;grid-template-columns:minmax(0,1fr) 380px;font:15px/1.4 system-ui,sans-serif;color:#1b243f}
iframe{width:100%;height:100%;border:0;background:#fff}
aside{overflow:auto;padding:16px;border-left:1px solid #dfe3e8;background:#f7f8f9}
h1{margin:0 0 12px;font-size:18px}h2{margin:20px 0 6px;font-size:14px}
fieldset{margin:0 0 12px;padding:8px 12px;border:1px solid #dfe3e8;border-radius:6px;background:#fff}
fieldset[data-active]{border-color:#05807f;box-shadow:0 0 0 1px #05807f}
label{display:block;margin:6px 0}textarea{box-sizing:border-box;width:100%;font:inherit}
button{margin:0 6px 12px 0;padding:6px 12px;font:inherit}
ol{margin:0;padding-left:20px;font:12px/1.5 ui-monospace,monospace;overflow-wrap:anywhere}`;

/** Data for rendering the page. */
interface EditorPage {
  title: string;
  /** URL of the shop's page with the editor's query. */
  preview: string;
  /** URL of the story in this stand-in. */
  story: string;
}

/** A page that imitates the visual editor: the shop in an iframe, the story's texts next to it. */
export function editorPage({title, preview, story}: EditorPage): string {
  return html`<!doctype html>
    <html lang="de">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <link rel="icon" href="data:," />
        <title>${title} · Editor</title>
        <style>
          ${new Markup(style)}
        </style>
      </head>
      <body data-story="${story}" data-preview="${preview}">
        <iframe id="preview" title="Vorschau"></iframe>
        <aside>
          <h1>${title}</h1>
          <button type="button" id="save">Speichern</button>
          <button type="button" id="publish">Veröffentlichen</button>
          <form id="fields"></form>
          <h2>Nachrichten der Seite</h2>
          <ol id="messages"></ol>
        </aside>
        <script type="module" src="/__stand-in/editor/editor-app.js"></script>
      </body>
    </html>`.text;
}
