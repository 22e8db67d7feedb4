import { BlockList, isIP } from 'node:net';

/** Loopback, private and link-local networks: a server with such an address belongs to the organization. */
const inside = new BlockList();
const networks = {
  ipv4: ['127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '169.254.0.0/16'],
  ipv6: ['::1/128', 'fc00::/7', 'fe80::/10'],
} as const;
for (const family of ['ipv4', 'ipv6'] as const) {
  for (const network of networks[family]) {
    const [address = '', bits] = network.split('/');
    inside.addSubnet(address, Number(bits), family);
  }
}

/**
 * Whether a provider runs in the organization’s own network, judged by its URL. This is true for the local machine,
 * a private address, and a host name without a dot, as containers use it. Any other name may belong to an external
 * server.
 */
export const isOnOwnNetwork = (baseUrl: string): boolean => {
  const host = new URL(baseUrl).hostname.replace(/^\[(.*)\]$/, '$1');
  const version = isIP(host);
  if (version !== 0) return inside.check(host, version === 4 ? 'ipv4' : 'ipv6');
  return host.endsWith('.localhost') || !host.includes('.');
};
