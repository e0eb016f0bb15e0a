import filePen from 'lucide-static/icons/file-pen-line.svg?drawing';
import tag from 'lucide-static/icons/tag.svg?drawing';
import {useHref, useTranslate} from '~/i18n/use-language';
import {DrawnIcon} from '~/ui/DrawnIcon';
import {Icon} from '~/ui/Icon';
import {variantQuery} from './entry-points';

const drawings = {leasing: filePen, priceRequest: tag};
const pages = {leasing: 'leasingRequest', priceRequest: 'priceRequest'} as const;
const ALL = ['leasing', 'priceRequest'] as const;
const FEW = ['priceRequest'] as const;

interface EntryPointsProps {
  variantId: string;
  /** Not every bike can be leased, and nothing else. */
  leasable: boolean;
}

/** Other ways to the shown variant: leasing through the employer, and a request when it costs less elsewhere. */
export function EntryPoints({variantId, leasable}: EntryPointsProps) {
  const t = useTranslate();
  const href = useHref();
  return (
    <ul className="mt-4.5 border-t border-stahl-200 text-label/tight font-[550]">
      {(leasable ? ALL : FEW).map((name) => (
        <li key={name} className="border-b border-stahl-200">
          <a
            className="flex min-h-13 items-center gap-3 py-2 decoration-1 underline-offset-3 hover:underline"
            href={href(pages[name]) + variantQuery(variantId)}
            rel="nofollow"
          >
            <DrawnIcon drawing={drawings[name]} size={20} />
            <span className="flex-1">{t(`product.buyBox.${name}`)}</span>
            <Icon name="chevron-right" size={20} />
          </a>
        </li>
      ))}
    </ul>
  );
}
