import {useEffect, useRef} from 'react';
import {useTranslate} from '~/i18n/use-language';
import {ButtonLink} from '~/ui/Button';

interface Props {
  /** How many products are shown. */
  count: number;
  /** Query of the next page, or `null` when all is shown. */
  moreQuery: string | null;
}

/** 'Mehr laden +': a link to the longer list; what it brings gets the focus. */
export function LoadMore({count, moreQuery}: Props) {
  const t = useTranslate();
  const before = useRef<number | null>(null);

  useEffect(() => {
    const shown = before.current;
    if (shown === null || count <= shown) return;
    before.current = null;
    const links = document.querySelectorAll<HTMLElement>('article a');
    [...links].at(shown)?.focus();
  }, [count]);

  if (!moreQuery) return null;
  return (
    <p className="mt-11 flex justify-center">
      <ButtonLink
        variant="secondary"
        href={moreQuery}
        data-keep-scroll=""
        onClick={() => (before.current = count)}
      >
        {t('catalogue.more')}
      </ButtonLink>
    </p>
  );
}
