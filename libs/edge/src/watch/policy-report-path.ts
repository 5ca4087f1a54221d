/** Where browsers tell what a page's policy has kept from running. */
export const POLICY_REPORT_PATH = '/__reports/policy';
