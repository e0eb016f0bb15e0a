import {pageStories} from '~/pages';
import {sharedStories} from '~/services/storyblok/delivery-client.server';

/**
 * Stories that the shop fetches by slug; every other story of the type `page` is a page at its slug. Without the vital
 * ones the shop has no start page, or neither name nor legal links.
 */
export const expectedStories = [
  {
    slug: sharedStories.config,
    type: 'config',
    what: 'name, places, ways to pay, hours, shipping',
    without: 'no name, contact, shipping costs or legal pages',
    vital: true,
  },
  {
    slug: sharedStories.footer,
    type: 'footer',
    what: 'columns, address, hours, company notice',
    without: 'menu and config instead, without Impressum',
    vital: true,
  },
  {
    slug: pageStories.home,
    type: 'page',
    what: 'the start page',
    without: 'no start page (404)',
    vital: true,
  },
  {
    slug: pageStories.shippingCosts,
    type: 'page',
    what: 'shipping costs and delivery time',
    without: 'the table of shipping costs alone',
    vital: false,
  },
  {
    slug: pageStories.leasing,
    type: 'page',
    what: 'how leasing works, above the calculator',
    without: 'the calculator alone',
    vital: false,
  },
  {
    slug: pageStories.leasingRequest,
    type: 'leasing-request',
    what: 'partners, packages and lowest price of leasing',
    without: 'text fields',
    vital: false,
  },
  {
    slug: pageStories.appointment,
    type: 'appointment-request',
    what: 'services of the workshop',
    without: 'text fields',
    vital: false,
  },
] as const;
