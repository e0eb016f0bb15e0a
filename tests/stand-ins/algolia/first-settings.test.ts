import {expect, it} from 'vitest';
import {indexPrefixes} from './access';
import {synonymsOf} from './index-synonyms';
import {createStandIns} from '../handlers';
import {allIndices} from '../../commands/setup/algolia';

const {algolia} = createStandIns();
const prefixes = {
  ALGOLIA_INDEX_PREFIX: indexPrefixes.de,
  ALGOLIA_INDEX_PREFIX_EN: indexPrefixes.en,
};

it.each(allIndices(prefixes))(
  'the stand-in index starts with the settings and synonyms that a real one gets: $name',
  ({name, settings, synonyms}) => {
    expect(algolia.settings(name)).toEqual(settings);
    expect(synonymsOf(name.startsWith(indexPrefixes.en) ? 'en' : 'de')).toEqual(synonyms);
  },
);
