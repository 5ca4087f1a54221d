import { nginxSite } from './nginx-site';

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/**
 * A whole configuration of nginx for whoever starts it, with everything that it writes in the folder that `-p` names.
 * @param sites what it serves
 */
export const wholeNginx = (sites: readonly string[]): string =>
  `# Its workers may then read what the one who starts it may; nobody but root can say so.
user root;
daemon off;
worker_processes 1;
pid nginx.pid;
error_log stderr warn;
events {}
http {
  access_log off;
${TEMPORARY.map((name) => `  ${name}_temp_path ${name}_temp;`).join('\n')}

${sites.join('\n')}
}
`;

/**
 * A brand's site on this machine alone, beside whatever nginx serves here already: at `https://<brand>.localhost:8443`, with the
 * certificate beside this file.
 */
export const nginxHere = (brand: string): string =>
  wholeNginx([
    nginxSite(brand, {
      name: `${brand}.localhost`,
      plain: '127.0.0.1:8080',
      secure: '127.0.0.1:8443',
      certificate: '.',
      cache: 'kept',
    }),
  ]);
