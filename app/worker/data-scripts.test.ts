import {runInNewContext} from 'node:vm';
import {describe, expect, it} from 'vitest';
import {withDataScripts} from './data-scripts.server';

function streamOf(...texts: string[]): ReadableStream<Uint8Array> {
  const pieces = texts.map((text) => new TextEncoder().encode(text));
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
}

/** What the scripts of the page hand to Remix, as a browser would run them. */
function handedOver(html: string): string[] {
  const handed: string[] = [];
  const streamController = {
    enqueue: (data: string) => void handed.push(data),
    close: () => void handed.push('closed'),
  };
  for (const [, code = ''] of html.matchAll(/<script nonce="n1">(.*?)<\/script>/gs)) {
    runInNewContext(code, {window: {__remixContext: {streamController}}});
  }
  return handed;
}

const page = '<html><body><p>Rad</p></body></html>';

const written = (
  stream: ReadableStream<Uint8Array> | null,
  structuredData: {name: string}[] = [],
) => withDataScripts(page, {stream, structuredData, nonce: 'n1'});

const awkward = [
  "it's 'quoted'",
  '</script><script>alert(1)</script>',
  '</SCRIPT ><img src=x onerror=alert(1)>',
  '<!-- <script>',
  'a && b > c',
  'Zeile\u2028und\u2029Absatz\n"zitiert" \\u003c \\',
  '$& $1 ${x} `',
  'Räder 🚲',
];

describe('the data of a page', () => {
  it.each(awkward)('reaches the browser unchanged: %j', async (text) => {
    const html = await written(streamOf(`[{"title":${JSON.stringify(text)}}]\n`));
    expect(handedOver(html)).toEqual([`[{"title":${JSON.stringify(text)}}]\n`, 'closed']);
  });

  it.each(awkward)('cannot leave its script: %j', async (text) => {
    const html = await written(streamOf(text));
    expect(html.match(/<\/?script/gi)).toHaveLength(4);
    expect(html.replace(page.slice(0, -14), '').match(/<(?!\/?(?:script|body|html))/g)).toBeNull();
    expect(html).not.toMatch(/<!--|[\u2028\u2029]/);
  });

  it('stands at the end of the body', async () => {
    const html = await written(streamOf('[]'));
    expect(html).toMatch(/^<html><body><p>Rad<\/p><script nonce.*<\/script><\/body><\/html>$/);
  });

  it('may come in pieces that cut a sign in two', async () => {
    const bytes = new TextEncoder().encode('ü');
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(bytes.slice(0, 1));
        controller.enqueue(bytes.slice(1));
        controller.close();
      },
    });
    expect(handedOver(await written(stream))).toEqual(['ü', 'closed']);
  });

  it.each(awkward)(
    'tells search engines what it shows, and cannot leave that script: %j',
    async (name) => {
      const html = await written(null, [{name}]);
      const [, json = ''] =
        /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
      expect(JSON.parse(json)).toEqual({'@context': 'https://schema.org', name});
      expect(html.match(/<\/?script/gi)).toHaveLength(2);
    },
  );
});
