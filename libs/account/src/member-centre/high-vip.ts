import { callQuery, queryApi } from '@heptad/api-client';
import { type CallResponse, configuration } from '@heptad/contracts';

type Grades = CallResponse<typeof configuration.appConfig>['memberGradeConfigList'];

/** What a grade of the configuration is called, apart from its number. */
const GRADE_WORD = 'VIP';
const HIGH = 'high';

/**
 * Whether a member's grade is one of the high ones: the entry that names it has the level `high` (ROLE-003). An entry's name is
 * the grade's number with `VIP` around it; a grade that no entry names is not high (OPEN-057).
 */
export function isHighVip(grades: Grades, grade: number): boolean {
  const entry = grades.find(({ name }) => {
    const number = name.replace(GRADE_WORD, '').trim();
    return number !== '' && Number(number) === grade;
  });
  return entry?.level === HIGH;
}

const { endpoints } = queryApi.injectEndpoints({
  endpoints: (build) => ({
    memberGrades: build.query<Grades, void>({
      // Without an answer no member counts as high VIP, and the page shows nothing.
      query: () => callQuery(configuration.appConfig, {}, { noToast: true }),
      transformResponse: ({ memberGradeConfigList }: CallResponse<typeof configuration.appConfig>) =>
        memberGradeConfigList,
    }),
  }),
});

/** Whether a member of this grade is a high VIP; no, until the platform has said which grades are. */
export function useIsHighVip(grade: number): boolean {
  const { data } = endpoints.memberGrades.useQuery();
  return data !== undefined && isHighVip(data, grade);
}
