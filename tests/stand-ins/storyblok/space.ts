import {hostileStories} from './hostile-stories';
import {checkIdentifiers} from './story-files';
import {readStory, type StoredStory, type WrittenStory} from './story-schema';
import {changedStory, type StoryChange} from './story-change';

export type Version = 'published' | 'draft';

const plain = (slug: string): string => slug.replace(/\/$/, '');
const seconds = (moment: string | null): number =>
  moment === null ? 0 : Math.floor(Date.parse(moment) / 1000);

/** The stories of a space and its version; loaded lazily. */
export class Space {
  #read: () => readonly StoredStory[];
  #stories: StoredStory[] | undefined;
  #bumps = 0;
  #highest = 0;

  /** @param stories exports of stories, or a function that loads them */
  constructor(stories: readonly WrittenStory[] | (() => readonly StoredStory[])) {
    this.#read =
      typeof stories === 'function'
        ? stories
        : () => {
            const parsed = stories.map((story) => readStory(story.full_slug, {story}));
            checkIdentifiers(parsed);
            return parsed;
          };
  }

  #all(): StoredStory[] {
    return (this.#stories ??= [...this.#read()]);
  }

  /** Seconds since 1970 of the last publication; the `cv` of every response. */
  get version(): number {
    if (this.#bumps > 0) return this.#highest;
    return Math.max(1, ...this.#all().map((story) => seconds(story.published_at)));
  }

  /** The stories that exist in a version. */
  list(version: Version): StoredStory[] {
    return this.#all().filter((story) => version === 'draft' || story.published);
  }

  /** A story by full slug (with or without trailing slash), number or identifier. */
  find(key: string, version: Version): StoredStory | undefined {
    const slug = plain(key);
    const found = this.list(version).find(
      (story) =>
        plain(story.full_slug) === slug || String(story.id) === slug || story.uuid === slug,
    );
    return found ?? hostileStories().find((story) => story.full_slug === slug);
  }

  /**
   * Applies an edit to a story; publishing creates a new version of the space.
   *
   * @returns the story, or nothing when it was deleted
   * @throws when the story does not exist and the change has no content to create one
   */
  edit(slug: string, change: StoryChange): StoredStory | undefined {
    const before = this.find(slug, 'draft');
    const after = changedStory(slug, before, change, this.#all());
    const others = this.#all().filter((story) => story !== before);
    this.#stories = after ? [...others, after] : others;
    if (change.publish || change.unpublish || change.delete) this.#bump();
    return after;
  }

  #bump(): void {
    // Never reuses a number, even if editors are quick or a test starts over.
    this.#highest = Math.max(this.version, this.#highest, Math.floor(Date.now() / 1000)) + 1;
    this.#bumps += 1;
  }

  /** Reverts all edits. */
  reset(): void {
    this.#stories = undefined;
    this.#bumps = 0;
  }
}
