/**
 * Text with markup that the shop's own staff wrote in Shopify's editor: product descriptions, policies.
 * Never for anything that visitors wrote.
 */
export function RichText({html}: {html: string}) {
  return <div className="rich-text" dangerouslySetInnerHTML={{__html: html}} />;
}
