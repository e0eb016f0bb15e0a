import {Image} from '~/ui/Image';
import {isServed} from '~/ui/image-provider';

/** A hit's picture in 64 px, or its empty place. Records may name any address: only known services are asked. */
export function HitPicture({url}: {url: string | null}) {
  const place = 'size-16 flex-none rounded-control bg-stahl-100';
  if (!url || !isServed(url)) return <span className={place} />;
  // The title beside it says what it shows. As in all lists its shape is 4:3, so that bicycles keep their wheels.
  return (
    <Image
      image={{url, alt: '', width: 0, height: 0}}
      preset="hit"
      ratio="4/3"
      fit="contain"
      lazy={false}
      className={place}
    />
  );
}
