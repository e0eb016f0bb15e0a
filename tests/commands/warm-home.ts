const asBrowser = {
  'User-Agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
  Accept: 'text/html,image/avif,image/webp,*/*',
};

/** Widest picture rendered ahead; larger ones are for few screens and take the longest. */
const widest = 1000;

/**
 * Requests the pictures of the home page one after another, as a first visitor would, so that they are already rendered
 * when somebody looks.
 */
export async function warmHomePage(shopUrl: string): Promise<void> {
  const response = await fetch(shopUrl, {headers: asBrowser});
  for (const address of picturesOf(await response.text())) {
    const picture = await fetch(address, {headers: asBrowser});
    await picture.arrayBuffer();
  }
}

/** The URLs of a page's pictures in the sizes most screens choose. */
export function picturesOf(html: string): string[] {
  const tags = [...html.matchAll(/<img\b[^>]*>/g)].map(([tag]) => tag.replaceAll('&amp;', '&'));
  const addresses = tags.flatMap((tag) => tag.match(/https?:\/\/[^\s"',]+\?[^\s"',]+/g) ?? []);
  return [...new Set(addresses)].filter((address) => {
    const width = Number(new URL(address).searchParams.get('width'));
    return width > 0 && width <= widest;
  });
}
