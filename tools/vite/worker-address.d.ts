declare module '*?worker&url' {
  /** The address of a script that runs beside the page, as the build named it. */
  const address: string;
  export default address;
}
