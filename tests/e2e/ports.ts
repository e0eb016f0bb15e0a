/** The ports of the tested shop and its suppliers; the next ones belong to the shop in which outages are tested. */
export const shopPort = Number(process.env.E2E_PORT ?? 3310);
export const servicesPort = Number(process.env.E2E_SERVICES_PORT ?? 4310);

/** Where they listen. */
export const outageShop = `http://localhost:${shopPort + 1}`;
export const suppliers = `http://127.0.0.1:${servicesPort}`;
export const outageSuppliers = `http://127.0.0.1:${servicesPort + 1}`;
