import {Image} from '~/ui/Image';
import {categoryStage, fillsStage} from '../../site/category-tone';
import type {NavigationItem} from '../navigation-view';

/**
 * A category as a picture on its stage: of what is pointed at, else of what it belongs to. Cut-out bikes stand in the
 * corner, pictures with a ground of their own fill the stage. Its link stands in the list too, so this one is for
 * pointers only.
 */
export function MenuPicture({way}: {way: NavigationItem[]}) {
  const item = way.find(({picture}) => picture);
  if (!item?.picture) return null;
  const {title, href, picture} = item;
  const handles = way.slice(way.indexOf(item)).map(handleOf);
  const fills = fillsStage(handles);
  return (
    <a
      className={`relative block h-full overflow-hidden rounded-panel ${categoryStage(handles)}`}
      href={href}
      tabIndex={-1}
      aria-hidden="true"
    >
      <b className="absolute top-5 left-5.5 z-1 text-[20px] leading-tight font-stretch-110%">
        {title}
      </b>
      <Image
        key={picture.url}
        image={picture}
        sizes={fills ? '736px' : '360px'}
        widths={[360, 720, 1080, 1440]}
        fit={fills ? 'cover' : 'contain'}
        lazy={false}
        className={
          fills
            ? 'absolute inset-0 size-full'
            : 'absolute right-0 bottom-0 h-[78%] w-[74%] object-right-bottom'
        }
      />
    </a>
  );
}

function handleOf({href}: NavigationItem): string {
  return /\/collections\/([^/?#]+)/.exec(href)?.[1] ?? '';
}
