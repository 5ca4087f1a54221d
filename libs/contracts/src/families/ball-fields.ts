import * as v from 'valibot';

/** Where a ball is along one edge of the field, in thousandths of it; the home side plays towards 1000. */
export const ballPlace = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000));
