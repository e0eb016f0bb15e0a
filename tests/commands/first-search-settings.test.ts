import {expect, it} from 'vitest';
import {indexPrefixes} from '../stand-ins/algolia/access';
import {synonymsOf} from '../stand-ins/algolia/index-synonyms';
import {createStandIns} from '../stand-ins/handlers';
import {allIndices} from './write-search-settings';

const {algolia} = createStandIns();
const prefixes = {
  ALGOLIA_INDEX_PREFIX: indexPrefixes.de,
  ALGOLIA_INDEX_PREFIX_EN: indexPrefixes.en,
};

it.each(allIndices(prefixes))(
  'the local search begins with the settings that a real one gets: $name',
  ({name, settings, synonyms}) => {
    expect(algolia.settings(name)).toEqual(settings);
    expect(synonymsOf(name.startsWith(indexPrefixes.en) ? 'en' : 'de')).toEqual(synonyms);
  },
);
