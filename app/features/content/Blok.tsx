import type {ComponentType} from 'react';
import type {BlokName} from './blok-names';
import type {BlokProps, BlokView, BlokViewOf, HeadingLevel} from './blok-view';
import {AppointmentBlok} from './bloks/appointment/AppointmentBlok';
import {CallToAction} from './bloks/call-to-action/CallToAction';
import {CarouselBlok} from './bloks/carousel/CarouselBlok';
import {Collections} from './bloks/collections/Collections';
import {ContentTeaser} from './bloks/content-teaser/ContentTeaser';
import {CustomerReviews} from './bloks/customer-reviews/CustomerReviews';
import {Features} from './bloks/features/Features';
import {Hero} from './bloks/hero/Hero';
import {ImageGrid} from './bloks/image-grid/ImageGrid';
import {Logos} from './bloks/logos/Logos';
import {Policy} from './bloks/policy/Policy';
import {ProductTabs} from './bloks/product-tabs/ProductTabs';
import {RoutePlanner} from './bloks/route-planner/RoutePlanner';
import {Steps} from './bloks/steps/Steps';
import {Team} from './bloks/team/Team';
import {TextBlok} from './bloks/text/TextBlok';
import {PageBlok} from './bloks/page/PageBlok';

/** What each block looks like. */
const components: {[Name in BlokName]: ComponentType<BlokProps<Name>>} = {
  appointment: AppointmentBlok,
  'call-to-action': CallToAction,
  carousel: CarouselBlok,
  collections: Collections,
  'content-teaser': ContentTeaser,
  'customer-reviews': CustomerReviews,
  features: Features,
  hero: Hero,
  'image-grid': ImageGrid,
  logos: Logos,
  page: PageBlok,
  policy: Policy,
  'product-tabs': ProductTabs,
  'route-planner': RoutePlanner,
  steps: Steps,
  team: Team,
  text: TextBlok,
};

interface BloksProps {
  bloks: BlokView[];
  /** The level of their headlines. */
  level: HeadingLevel;
  /** Whether the first of them opens the page: it then has the page's picture, and its headline if need be. */
  opening?: {headline: boolean};
}

/** Blocks one below the other. */
export function Bloks({bloks, level, opening}: BloksProps) {
  return bloks.map((blok, at) => {
    const first = opening !== undefined && at === 0;
    const own = first && opening.headline ? 1 : level;
    return <Blok key={blok.content.uid || at} {...blok} level={own} first={first} />;
  });
}

interface Place {
  level: HeadingLevel;
  first: boolean;
}

function Blok<Name extends BlokName>({
  name,
  content,
  data,
  bloks,
  ...place
}: BlokViewOf<Name> & Place) {
  const Component: ComponentType<BlokProps<Name>> = components[name];
  const inside = bloks.length > 0 && <Bloks bloks={bloks} level={place.level === 1 ? 2 : 3} />;
  return (
    <Component content={content} data={data} {...place}>
      {inside}
    </Component>
  );
}
