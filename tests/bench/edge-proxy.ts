import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {createSecureServer, type Http2ServerRequest, type Http2ServerResponse} from 'node:http2';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants} from 'node:zlib';

interface EdgeProxy {
  close: () => Promise<void>;
}

/** The parts of a response that are passed on. */
interface Answer {
  status: number;
  headers: Iterable<[string, string]>;
  arrayBuffer: () => Promise<ArrayBuffer>;
}

type Answerer = (url: string, headers: Record<string, string>) => Promise<Answer>;

const compress = promisify(brotliCompress);
/** Headers that do not exist in HTTP/2, or that change with compression. */
const OF_ONE_HOP = new Set(['transfer-encoding', 'connection', 'content-length', 'keep-alive']);
const COMPRESSIBLE = /^(text\/|application\/(json|javascript|manifest)|image\/svg)/;

/**
 * A proxy in front of a worker, like its platform's: TLS, HTTP/2, brotli compression. The certificate is self-signed
 * and generated each time with `openssl`.
 *
 * @param origin for browsers, as in `https://localhost:4433`
 * @param answer requests a complete URL from the worker
 */
export async function startEdgeProxy(origin: string, answer: Answerer): Promise<EdgeProxy> {
  /** Compressed files; a platform compresses them only once, too. */
  const compressed = new Map<string, Buffer>();

  async function pass({url, headers}: Http2ServerRequest, response: Http2ServerResponse) {
    const address = origin + url;
    const inner = await answer(address, plainHeaders(headers));
    const body = Buffer.from(await inner.arrayBuffer());
    const outer = Object.fromEntries([...inner.headers].filter(([name]) => !OF_ONE_HOP.has(name)));
    if (!COMPRESSIBLE.test(outer['content-type'] ?? '')) {
      response.writeHead(inner.status, outer).end(body);
      return;
    }
    const isFile = url.startsWith('/assets/');
    const small = (isFile && compressed.get(url)) || (await withBrotli(body));
    if (isFile) compressed.set(url, small);
    response.writeHead(inner.status, {...outer, 'content-encoding': 'br'}).end(small);
  }

  const server = createSecureServer(selfSigned(), (request, response) => {
    pass(request, response).catch((error: unknown) => {
      console.error(error);
      response.writeHead(502).end();
    });
  });
  await new Promise<void>((resolve) =>
    server.listen(Number(new URL(origin).port), '127.0.0.1', resolve),
  );
  return {close: () => new Promise((resolve) => server.close(() => resolve()))};
}

const withBrotli = (body: Buffer) =>
  compress(body, {params: {[constants.BROTLI_PARAM_QUALITY]: 5}});

/** Headers of HTTP/1.1, without HTTP/2's pseudo-headers. */
function plainHeaders(headers: Http2ServerRequest['headers']): Record<string, string> {
  const pairs = Object.entries(headers).filter(([name]) => !name.startsWith(':'));
  return Object.fromEntries(pairs.map(([name, value]) => [name, String(value)]));
}

function selfSigned(): {key: Buffer; cert: Buffer} {
  const folder = mkdtempSync(join(tmpdir(), 'edge-proxy-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  try {
    const what = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
    const whose = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
    execFileSync('openssl', ['req', ...what, ...whose, '-keyout', key, '-out', cert], {
      stdio: 'ignore',
    });
    return {key: readFileSync(key), cert: readFileSync(cert)};
  } finally {
    rmSync(folder, {recursive: true});
  }
}
