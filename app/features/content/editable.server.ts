import {storyblokEditable} from '@storyblok/react';
import type {EditAttributes} from './blok-view';

/**
 * The marks that the visual editor's bridge looks for, made of the comment that drafts carry in `_editable`.
 * Empty on published pages and for a comment that cannot be read.
 */
export function editAttributes(blok: {_editable?: string | undefined}): EditAttributes {
  if (!blok._editable) return {};
  try {
    return storyblokEditable({_editable: blok._editable});
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}
