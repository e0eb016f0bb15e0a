import {Image} from '~/ui/Image';
import type {NavigationItem} from '../navigation-view';

/** A category as a picture. Its link stands in the list too, so this one is for pointers only. */
export function MenuPicture({item: {title, href, picture}}: {item: NavigationItem}) {
  return (
    picture && (
      <a
        className="block h-full overflow-hidden rounded-panel bg-linear-to-b from-reseda-200 to-reseda-300"
        href={href}
        tabIndex={-1}
        aria-hidden="true"
      >
        <b className="absolute top-5 left-5.5 text-[20px] leading-tight font-stretch-110%">
          {title}
        </b>
        <Image
          key={picture.url}
          image={picture}
          sizes="360px"
          widths={[360, 720]}
          fit="contain"
          lazy={false}
          className="absolute right-0 bottom-0 h-[78%] w-[74%] object-right-bottom"
        />
      </a>
    )
  );
}
