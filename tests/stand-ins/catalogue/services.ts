import type {AccessoryTable} from './accessory-row';

export const services: AccessoryTable[] = [
  {
    vendor: 'Radladen',
    type: {de: 'Werkstattleistung', en: 'Workshop service'},
    tags: ['werkstatt'],
    table: `
title | code | drawing | paints | price | orders | sizes | flags
Inspektion City und Trekking ~ City and Trekking Service | IN1 | workshop | *reseda | 79 | 176 | | service
  h: Einmal durchgesehen, ein Jahr Ruhe ~ Checked once, quiet for a year
  de: Wir prüfen Bremsen, Schaltung, Lager und Licht, stellen alles ein und fahren Probe. Verschleißteile bauen wir erst nach Rücksprache ein.
  en: We check brakes, gears, bearings and lights, adjust everything and go for a test ride. Worn parts are replaced only after asking you.
  c: etwa 60 Minuten ~ about 60 minutes
  f: minutes=60; test_ride=yes
Inspektion E-Bike mit Diagnose ~ E-Bike Service with Diagnosis | IN2 | workshop | *tanne | 119 | 154 | | service
  h: Auch die Elektronik im Blick ~ With an eye on the electronics
  de: Alles aus der Inspektion, dazu Fehlerspeicher, Akkuprüfung mit Protokoll und Softwarestand. Bitte Schlüssel und Ladegerät mitbringen.
  en: Everything in the standard service plus error log, battery test with a report and software check. Please bring key and charger.
  c: etwa 90 Minuten ~ about 90 minutes; Akkuprotokoll ~ Battery report
  f: minutes=90; test_ride=yes
Laufrad zentrieren ~ Wheel Truing | LZ | workshop | *silber | 25 | 73 | | service
  h: Läuft wieder rund ~ Runs true again
  de: Speichenspannung messen, Höhen- und Seitenschlag ausgleichen. Einzelne Speichen berechnen wir mit 2,50 €* pro Stück.
  en: We measure spoke tension and remove hop and wobble. Single spokes are charged at €2.50* each.
  c: meist am selben Tag ~ mostly the same day
  f: minutes=25; tolerance=0.3
Schlauch wechseln ~ Tube Replacement | SW | workshop | *himmel | 19 | 132 | Größe: vorn ~ front; hinten ~ rear=24; hinten mit Nabenmotor ~ rear with hub motor=39 | service
  de: Ohne Termin, während Sie einen Kaffee trinken. Der Schlauch kommt zum Ladenpreis dazu.
  en: No appointment, while you have a coffee. The tube is added at its shop price.
  c: ohne Termin ~ no appointment
  f: minutes=20; appointment=no
  v: / minutes=25 / minutes=45
Scheibenbremse entlüften ~ Disc Brake Bleed | BE | workshop | *mennige | 45 | 58 | | service
  de: Preis je Bremse mit Flüssigkeit. Sinnvoll, wenn sich der Hebel bis zum Lenker ziehen lässt.
  en: Price per brake including fluid. Worthwhile when the lever pulls through to the bar.
  c: je Bremse ~ per brake
  f: minutes=35; fluid_included=yes
Kette und Kassette wechseln ~ Chain and Cassette Replacement | KW | workshop | *graphit | 39 | 66 | | service
  de: Arbeitszeit einschließlich Einstellen der Schaltung. Die Teile suchen wir passend zu Ihrem Rad aus dem Lager.
  en: Labor including gear adjustment. We pick the parts for your bike from our store.
  c: zuzüglich Teile ~ plus parts
  f: minutes=40
Software-Update E-Bike ~ E-Bike Software Update | SU | workshop | *nachtblau | 29 | 37 | | service
  de: Motor, Akku und Display auf denselben Stand bringen. Danach drucken wir das Diagnoseblatt aus.
  en: We bring motor, battery and display to the same version. Afterwards we print the diagnosis sheet.
  c: etwa 30 Minuten ~ about 30 minutes
  f: minutes=30
Winterlager mit Akkupflege ~ Winter Storage with Battery Care | WL | workshop | *brombeer | 99 | 24 | | service
  h: Gut durch den Winter ~ Well through the winter
  de: Vom 1. November bis zum 31. März trocken gelagert, der Akku bei 50 % gehalten. Im April steht das Rad fahrbereit im Laden.
  en: Stored dry from 1 November to 31 March, with the battery kept at 50%. In April the bike waits ready to ride.
  c: November bis März ~ November to March
  f: months=5; battery_care=yes
`,
  },
  {
    vendor: 'Radladen',
    type: {de: 'Gutschein', en: 'Gift voucher'},
    tags: ['gutscheine'],
    table: `
title | code | drawing | paints | price | orders | sizes | flags
Geschenkgutschein ~ Gift Voucher | GS | voucher | *tanne | 25 | 147 | Wert: 25 € ~ €25=25; 50 € ~ €50=50; 75 € ~ €75=75; 100 € ~ €100=100; 150 € ~ €150=150; 250 € ~ €250=250; 500 € ~ €500=500 | service not=CH
  de: Gilt im Laden und online, auch in Teilen. Wir schicken ihn per E-Mail; gedruckt in einem Umschlag bekommen Sie ihn im Laden.
  en: Valid in the shop and online, also in parts. We send it by e-mail; at the shop you get it printed in an envelope.
  c: drei Jahre gültig ~ valid for three years
  f: valid_years=3
Werkstattgutschein Inspektion ~ Service Voucher | GI | voucher | *mennige | 79 | 39 | | service in=werkstatt
  h: Ein Geschenk, das rollt ~ A gift that rolls
  de: Eine Inspektion zum Verschenken, auf Wunsch mit Abholung des Rads in Köln. Den Termin vereinbart die beschenkte Person selbst.
  en: A service to give away, with collection of the bike in Cologne on request. The person who receives it makes the appointment.
  c: eine Inspektion ~ one service
  f: valid_years=3; pick_up=yes
`,
  },
];
