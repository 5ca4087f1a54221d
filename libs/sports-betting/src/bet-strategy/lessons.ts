/** The lessons in the order in which they build on each other. */
export const LESSONS = ['payout', 'notations', 'handicap', 'totals', 'systems', 'responsible'] as const;
export type Lesson = (typeof LESSONS)[number];

/** The lesson that an address names; the first one where it names none. */
export const readLesson = (query: URLSearchParams): Lesson =>
  LESSONS.find((lesson) => lesson === query.get('lesson')) ?? LESSONS[0];

/** The lesson after this one; none after the last. */
export const lessonAfter = (lesson: Lesson): Lesson | undefined => LESSONS[LESSONS.indexOf(lesson) + 1];
