import type {ReactNode} from 'react';
import type {BlokName} from './blok-names';
import type {BlokContent, BlokData} from './blok-sources.server';

/** Marks for the visual editor; empty on published pages. */
export interface EditAttributes {
  'data-blok-c'?: string | undefined;
  'data-blok-uid'?: string | undefined;
}

/** A block of a story, checked, with the data that it needs beyond the story. */
export interface BlokViewOf<Name extends BlokName> {
  name: Name;
  content: BlokContent<Name>;
  data: BlokData<Name>;
  /** What stands inside of it; only the block 'page' holds others. */
  bloks: BlokView[];
}

export type BlokView = {[Name in BlokName]: BlokViewOf<Name>}[BlokName];

/** What the component of a block receives. */
export interface BlokProps<Name extends BlokName> {
  content: BlokContent<Name>;
  data: BlokData<Name>;
  /** The level of its headline: 1 when it opens a page that has none of its own. */
  level: HeadingLevel;
  /** Its picture is among the first things seen. */
  first: boolean;
  /** Blocks inside of it. */
  children?: ReactNode;
}

export type HeadingLevel = 1 | 2 | 3;
