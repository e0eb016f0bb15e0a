import {
  component,
  link,
  longText,
  option,
  parts,
  picture,
  requiredText,
  text,
} from '../../story/field-schemas.server';

const slide = component('slide', {
  image: picture({required: true}),
  title: text({max_length: 80}),
  text: longText(),
  link: link(),
});

/** Pictures to leaf through: one large one at a time, or several as cards. */
export const carouselSchema = component('carousel', {
  headline: requiredText(),
  slides: parts(slide, 24),
  size: option('wide', 'cards'),
});
