import {
  blok,
  link,
  longText,
  option,
  parts,
  picture,
  requiredText,
  text,
} from '../../field-schemas.server';

const slide = blok('slide', {
  image: picture({required: true}),
  title: text({max_length: 80}),
  text: longText(),
  link: link(),
});

/** Pictures to leaf through: one large one at a time, or several as cards. */
export const carouselSchema = blok('carousel', {
  headline: requiredText(),
  slides: parts(slide, 24),
  size: option('wide', 'cards'),
});
