import {useHref} from '~/i18n/use-language';
import {Logo} from '~/ui/Logo';
import {useBrand} from '../site/site-facts';
import {HeaderSearch} from './HeaderSearch';

/** The shop's name as the way to its start page, and the search field beside it. */
export function HeaderBrand() {
  const href = useHref();
  return (
    <>
      <a
        className="flex-none py-3 [&_svg]:h-auto [&_svg]:w-[118px] lg:[&_svg]:w-[150px]"
        href={href('home')}
      >
        <Logo label={useBrand()} />
      </a>
      <HeaderSearch />
    </>
  );
}
