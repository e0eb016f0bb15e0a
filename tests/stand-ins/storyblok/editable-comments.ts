import {spaceId} from './access';
import {isBlok, mapOwnFields, type ContentFields} from './content-values';

/** The comment by which the visual editor identifies a block. */
const editableComment = (name: string, uid: string, storyId: number): string =>
  `<!--#storyblok#{"name": "${name}", "space": "${spaceId}", "uid": "${uid}", "id": "${storyId}"}-->`;

/** Content with a comment in every block, as in drafts. */
export const withEditableComments = (content: ContentFields, storyId: number): ContentFields =>
  mapOwnFields(content, (fields) =>
    isBlok(fields)
      ? {...fields, _editable: editableComment(fields.component, fields._uid, storyId)}
      : fields,
  );
