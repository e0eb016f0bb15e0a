import type {z} from 'zod';
import {blok, longText, parts, requiredText, richText, text} from '../content/field-schemas.server';
import {navLinkSchema} from './nav-link-schema.server';

/** A titled column of links. */
const footerNavigationSchema = blok('footer-navigation', {
  title: requiredText(),
  items: parts(navLinkSchema),
});

/** The story 'footer'. */
export const footerSchema = blok('footer', {
  address: richText(),
  opening_times: richText(),
  navigations: parts(footerNavigationSchema),
  company_notice: longText(),
  copyright: text(),
});

export type FooterContent = z.output<typeof footerSchema>;
