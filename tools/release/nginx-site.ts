/** What of an nginx site differs from machine to machine. */
export interface NginxPlace {
  /** The name that browsers ask for. */
  readonly name: string;
  /** Where the edges listen, each as `address:port`. */
  readonly edges: readonly string[];
  /** What nginx listens at, for http and for https. */
  readonly plain: string;
  readonly secure: string;
  /** The folder of `fullchain.pem` and `privkey.pem`. */
  readonly certificate: string;
  /** The folder in which files are kept. */
  readonly cache: string;
}

/** What browsers must say of a port beside the name. */
function portOf(secure: string): string {
  const port = secure.slice(secure.lastIndexOf(':') + 1);
  return port === '443' ? '' : `:${port}`;
}

const placeOf = (brand: string): NginxPlace => ({
  name: `${brand}.example`,
  edges: ['127.0.0.1:4200'],
  plain: '80',
  secure: '443',
  certificate: `/etc/ssl/${brand}.example`,
  cache: `/var/cache/nginx/heptad-${brand}`,
});

/**
 * The site of a brand for nginx 1.18 or newer. HTTP/2 is asked for at `listen`: from 1.25.1 on nginx would rather have it as a directive of its own
 * and says so in a warning, but the older ones that distributions bring do not know that directive and would not start.
 */
export function nginxSite(brand: string, place: Partial<NginxPlace> = {}): string {
  const { name, edges, plain, secure, certificate, cache } = { ...placeOf(brand), ...place };
  return `# The site of ${brand} behind nginx 1.18 or newer. Copy it to /etc/nginx/conf.d/heptad-${brand}.conf; change the name and the
# certificate. The edge answers everything; nginx keeps files whose names hold a hash of their content, and changes nothing.
# From 1.25.1 on nginx warns that "listen ... http2" is old; it works there, and is all that older ones know.
# A line for each edge. What was sent to one that is lost is not sent to another: browsers know whether it may be.
upstream heptad_edge_${brand} {
${edges.map((edge) => `  server ${edge};`).join('\n')}
  keepalive 64;
}

map $http_upgrade $heptad_${brand}_connection {
  default upgrade;
  ''      '';
}

proxy_cache_path ${cache} levels=1:2 keys_zone=heptad_${brand}:10m max_size=1g inactive=30d use_temp_path=off;

server {
  listen ${plain};
  server_name ${name};
  return 308 https://$host${portOf(secure)}$request_uri;
}

server {
  listen ${secure} ssl http2;
  server_name ${name};
  ssl_certificate     ${certificate}/fullchain.pem;
  ssl_certificate_key ${certificate}/privkey.pem;
  ssl_protocols TLSv1.2 TLSv1.3;

  client_max_body_size 4m;
  client_header_timeout 10s;
  client_body_timeout 10s;

  proxy_pass_request_headers on;
  proxy_http_version 1.1;
  proxy_set_header Host $http_host;
  proxy_set_header X-Forwarded-For $remote_addr;
  proxy_set_header X-Forwarded-Proto $scheme;
  proxy_set_header X-Request-Id $request_id;
  proxy_set_header Upgrade $http_upgrade;
  proxy_set_header Connection $heptad_${brand}_connection;
  proxy_read_timeout 60s;

  location / {
    proxy_pass http://heptad_edge_${brand};
    proxy_buffering off;
  }

  # The same file under the same name for ever, once for each encoding that browsers take (Vary).
  location ^~ /assets/ {
    proxy_pass http://heptad_edge_${brand};
    proxy_cache heptad_${brand};
    proxy_cache_key $scheme$host$uri;
    proxy_cache_valid 200 30d;
    proxy_cache_lock on;
    # The files that are asked for most stay open; they count among those that a worker may have open (worker_rlimit_nofile).
    open_file_cache max=64 inactive=1m;
  }
}
`;
}
