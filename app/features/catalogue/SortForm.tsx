import {Form} from '@remix-run/react';
import {useEffect, useId, useRef} from 'react';
import {useHref, useTranslate} from '~/i18n/use-language';
import {Button} from '~/ui/Button';
import {Icon} from '~/ui/Icon';
import {WithoutScript} from '../cart/WithoutScript';
import {sortOptions, type SortOption} from './sorting';

const DELAY = 400;

interface Props {
  handle: string;
  sort: SortOption;
}

/** The order of a list. It sends itself a moment after the last change, so that arrow keys can pass over options. */
export function SortForm({handle, sort}: Props) {
  const t = useTranslate();
  const href = useHref();
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();

  useEffect(() => {
    if (select.current) select.current.value = sort;
    return () => clearTimeout(timer.current);
  }, [sort]);

  const sendLater = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => select.current?.form?.requestSubmit(), DELAY);
  };

  return (
    <Form
      className="flex gap-2"
      action={href('collection', {handle})}
      preventScrollReset
      onSubmit={() => clearTimeout(timer.current)}
    >
      <div className="relative flex items-center rounded-control border border-ink-400 bg-kreide text-label hover:border-ink has-focus-visible:focus-ring">
        <label htmlFor={id} className="max-lg:sr-only lg:pl-4 lg:text-ink-500">
          {t('catalogue.sort.label')}:
        </label>
        <select
          ref={select}
          id={id}
          className="h-11 appearance-none rounded-control pr-[42px] pl-3.5 font-[550] outline-none lg:pl-1.5"
          name="sort"
          defaultValue={sort}
          onChange={sendLater}
        >
          {sortOptions.map((option) => (
            <option key={option} value={option}>
              {t(`catalogue.sort.${option}`)}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={20} className="pointer-events-none absolute right-3.5" />
      </div>
      <WithoutScript>
        <Button variant="secondary" size="small">
          {t('catalogue.sort.submit')}
        </Button>
      </WithoutScript>
    </Form>
  );
}
