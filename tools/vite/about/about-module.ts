/** The module that a brand names and {@link aboutPlugin} fills: what is known of the build, and the licences of its packages. */
export const ABOUT_MODULE = 'virtual:about';
