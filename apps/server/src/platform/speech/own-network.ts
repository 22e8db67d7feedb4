import { BlockList, isIP } from 'node:net';

/** Loopback, private and link-local networks: whoever answers there is the house itself. */
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
 * Whether a service is in the house, by its address: this machine, a private address, or a name without a dot, as
 * containers and machines of one network have. Any other name may lead anywhere.
 */
export const isOnOwnNetwork = (baseUrl: string): boolean => {
  const host = new URL(baseUrl).hostname.replace(/^\[(.*)\]$/, '$1');
  const version = isIP(host);
  if (version !== 0) return inside.check(host, version === 4 ? 'ipv4' : 'ipv6');
  return host.endsWith('.localhost') || !host.includes('.');
};
