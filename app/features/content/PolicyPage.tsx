import {RichText} from '~/ui/RichText';

/** A page of plain text that the shop's staff wrote in Shopify. `html` is Shopify's policy body. */
export function PolicyPage({title, html}: {title: string; html: string}) {
  return (
    <div className="page-width policy-page">
      <h1>{title}</h1>
      <RichText html={html} />
    </div>
  );
}
