/** Title and handle of a linked collection. */
export interface CollectionLink {
  title: string;
  handle: string;
}

export interface QuickLinkView extends CollectionLink {
  /** Whether it is this page: the first of its siblings, 'Alle', or one of them. */
  current: boolean;
  /** Whether it links to all products of the parent collection: labelled 'Alle'. */
  all: boolean;
}

export interface MenuPosition {
  /** Ancestor collections, topmost first. */
  breadcrumb: CollectionLink[];
  /** Sub-collections, or siblings if there are none; empty outside the main menu. */
  quickLinks: QuickLinkView[];
}

/** What only the worker renders. */
export interface CollectionHeadView extends MenuPosition {
  title: string;
  /** Classes of its category's colour, the background of its head. */
  stage: string;
  descriptionHtml: string;
}
