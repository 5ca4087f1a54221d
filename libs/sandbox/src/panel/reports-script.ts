/** The part of the panel's script that lists what browsers reported; it stands among the loaders of `panel-script.ts`. */
export const REPORTS_LOADER = `  async browsers() {
    const list = await ask('/reports');
    table('report-list', ['time', 'brand', 'what', 'where in the product', 'name', 'place', 'build'], list.map((one) => [new Date(one.time).toLocaleString(),
      one.brand, one.kind, one.route, one.name, one.where, one.build]));
  },`;
