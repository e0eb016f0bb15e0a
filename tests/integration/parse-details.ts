import {matchPage} from '../../app/pages';

const plain = (html = '') =>
  html.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** The notices of a product, parsed from the markup of its page. */
export function parseNotices(html = '') {
  const sections = html.matchAll(/<section id="([^"]*)"[^>]*><h3>(.*?)<\/h3>(.*?)<\/section>/gs);
  return [...sections].map(([, id, title, body = '']) => ({
    id,
    title: plain(title),
    picture: /<img [^>]*alt="([^"]*)"/.exec(body)?.map(plain)[1],
    parts: [...body.matchAll(/<p [^>]*>(?:<b[^>]*>(.*?)<\/b>)?(.*?)<\/p>/gs)].map(
      ([, label, content = '']) => ({
        label: plain(label),
        text: plain(content.replaceAll(/<[^>]*>/g, '')),
        href: /href="([^"]*)"/.exec(content)?.map(plain)[1],
      }),
    ),
  }));
}

/** The links below the form of a product's buy box, each with its page and text, parsed from the markup. */
export function parseEntries(foot = '') {
  const links = foot.matchAll(/<a [^>]*href="([^"]*)"[^>]*>.*?<span[^>]*>(.*?)<\/span>/gs);
  return [...links].map(([, href, text]) => {
    const link = plain(href);
    const {pathname} = new URL(link, 'https://shop.test');
    return {page: matchPage(pathname)?.page, href: link, text: plain(text)};
  });
}
