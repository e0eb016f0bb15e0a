import {RichText} from '~/ui/ServerMarkup';
import {PageBreadcrumb} from '../navigation/PageBreadcrumb';
import {WithdrawalLinkOnReturns} from './LegalLinks';

/** A policy as the shop's staff wrote it in Shopify. */
export function PolicyPage({title, html}: {title: string; html: string}) {
  return (
    <div className="page-width pb-16">
      <PageBreadcrumb items={[{title}]} />
      <h1 className="mb-6 hyphens-auto">{title}</h1>
      <WithdrawalLinkOnReturns className="pb-4" />
      <RichText html={html} />
    </div>
  );
}
