import type {AccessoryTable} from './accessory-row';

export const wheelParts: AccessoryTable[] = [
  {
    vendor: 'Grip & Grund',
    type: {de: 'Reifen', en: 'Tire'},
    tags: ['teile', 'reifen'],
    table: `
title | code | drawing | paints | price | orders | sizes | flags
Trekkingreifen Fährte mit Reflexstreifen ~ Fährte Trekking Tire with Reflective Strip | FT | tyre | *schwarz | 34.95 / 39.95 | 186 | Größe: 37-622; 42-622; 47-622; 50-622=36.95 |
  de: Der Reifen, den wir am häufigsten aufziehen: 4 mm Einlage gegen Scherben, rollt leicht, hält etwa 6.000 Kilometer. Auch für E-Bikes bis 25 km/h freigegeben.
  en: The tire we fit most often: a 4 mm layer against glass, easy rolling, good for about 6,000 kilometers. Approved for e-bikes up to 25 km/h as well.
  c: Pannenschutz 4 mm ~ 4 mm protection; E-Bike 25
  f: protection=4 mm; reflective=yes; max_pressure=5.5
Cityreifen Pflaster ~ Pflaster City Tire | PF | tyre | *schwarz | 24.95 | 95 | Größe: 40-622; 47-622; 50-559 |
  de: Rundes Profil für Kopfsteinpflaster und Straßenbahnschienen. Die Seitenwand verträgt auch zu wenig Luft.
  en: A round profile for cobbles and tram rails. The sidewall forgives low pressure.
  c: Pannenschutz 3 mm ~ 3 mm protection
  f: protection=3 mm; reflective=yes; max_pressure=5.0
Gravelreifen Kies ~ Kies Gravel Tire | KI | tyre | *sand | 44.95 | 77 | Größe: 40-622; 45-622; 50-584 |
  de: Enge Mitte, offene Schulter: leise auf Asphalt, griffig im Schotter. Schlauchlos montierbar.
  en: A tight center and open shoulders: quiet on tarmac, grippy on gravel. Tubeless ready.
  c: schlauchlos ~ tubeless ready
  f: tubeless=yes; weight=480 g; max_pressure=4.0
Rennradreifen Asphalt ~ Asphalt Road Tire | AS | tyre | *schwarz | 49.95 / 64.95 | 58 | Größe: 25-622; 28-622; 30-622; 32-622 |
  de: Weiche Mischung auf der Schulter, harte in der Mitte. Mit 30 mm und 4,5 bar fährt er sich am ruhigsten.
  en: A soft compound on the shoulder and a hard one in the center. It rides most calmly at 30 mm and 4.5 bar.
  c: ab 260 g ~ from 260 g; zwei Mischungen ~ two compounds
  f: weight=260 g; max_pressure=8.0; tubeless=no
MTB-Reifen Wurzel ~ Wurzel MTB Tire | WU | tyre | *schwarz | 54.95 / 69.95 | 49 | Größe: 57-622; 61-622; 64-622; 61-584 |
  de: Hohe Stollen mit Stützkante, verstärkte Flanke. Vorn die weiche, hinten die langlebige Mischung nehmen.
  en: Tall knobs with support edges and a reinforced flank. Take the soft compound in front and the lasting one behind.
  c: schlauchlos ~ tubeless ready; verstärkt ~ reinforced
  f: tubeless=yes; weight=980 g
Kinderradreifen Hopser ~ Hopser Kids’ Bike Tire | HO | tyre | *schwarz | 14.95 | 41 | Größe: 47-305; 47-406; 47-507 |
  de: Robust und mit reflektierender Flanke. Die Angabe in Millimetern steht auf dem alten Reifen.
  en: Sturdy and with a reflective flank. You find the size in millimeters on the old tire.
  c: Reflexstreifen ~ Reflective
  f: reflective=yes; max_pressure=3.5
`,
  },
  {
    vendor: 'Luftikus',
    type: {de: 'Schlauch', en: 'Inner tube'},
    tags: ['teile', 'schlaeuche'],
    table: `
title | code | drawing | paints | price | orders | sizes | flags
Schlauch Standard ~ Standard Inner Tube | SS | tube | *schwarz | 7.95 | 274 | Größe: 28 Zoll, Autoventil ~ 28 inch, Schrader; 28 Zoll, Blitzventil ~ 28 inch, Dunlop; 26 Zoll, Autoventil ~ 26 inch, Schrader; 24 Zoll, Autoventil ~ 24 inch, Schrader; 20 Zoll, Autoventil ~ 20 inch, Schrader; 16 Zoll, Autoventil ~ 16 inch, Schrader |
  de: Butylschlauch für Alltagsräder. Nehmen Sie dasselbe Ventil wie bisher, sonst passt die Felgenbohrung nicht.
  en: A butyl tube for everyday bikes. Take the same valve as before, or the rim hole will not fit.
  c: Butyl
  f: valve_length=40 mm; material=Butyl
Schlauch Rennrad leicht ~ Light Road Tube | SR | tube | *mennige | 12.95 / 14.95 | 63 | Länge: 60 mm Ventil ~ 60 mm valve; 80 mm Ventil ~ 80 mm valve |
  de: 75 Gramm leicht, für Reifen von 23 bis 32 mm. Hält Luft nicht ganz so lange, vor jeder Ausfahrt pumpen.
  en: Just 75 grams, for tires from 23 to 32 mm. It loses air a little faster, so pump before every ride.
  c: ab 75 g ~ from 75 g; französisches Ventil ~ Presta valve
  f: weight=75 g; material=TPU
Flickzeug Notnagel ~ Notnagel Patch Kit | FN | tube | *honig | 4.95 | 152 | | in=pflege-und-werkzeug
  h: Hilft auch im Regen ~ Helps in the rain too
  de: Sechs Flicken, Schmirgel, Kleber und eine Anleitung, die auch im Regen zu lesen ist. Der Kleber hält nach dem Öffnen etwa ein Jahr.
  en: Six patches, sandpaper, glue and instructions you can read in the rain. Once opened, the glue keeps for about a year.
  c: 6 Flicken ~ 6 patches
  f: patches=6; weight=28 g
Ventilkappe Messing ~ Brass Valve Cap | VK | tube | *honig | 2.95 | 36 | |
  de: Eine Kappe aus gedrehtem Messing für Autoventile. Sie hält Schmutz ab und rollt nicht davon, wenn Sie sie neben sich legen.
  en: A turned brass cap for Schrader valves. It keeps dirt out and does not roll away when you put it down.
  c: Autoventil ~ Schrader
  f: material=Messing ~ Brass; weight=3 g
Felgenband Gewebe ~ Cloth Rim Tape | FB | tube | *silber | 5.95 | 22 | | unit=10M
  h: Schützt den Schlauch vor der Felge ~ Keeps the tube from the rim
  de: Rolle für die Werkstatt: reicht für vier Laufräder mit 28 Zoll. Einmal rundum kleben, Ventilloch ausschneiden.
  en: A workshop roll that does four 28 inch wheels. Stick it once around and cut out the valve hole.
  c: 10 m; 16 mm
  f: length=11 yd; width=16 mm
`,
  },
  {
    vendor: 'Luftikus',
    type: {de: 'Pumpe', en: 'Pump'},
    tags: ['zubehoer', 'pumpen'],
    table: `
title | code | drawing | paints | price | orders | sizes | flags
Standpumpe Orkan für Trekking und City ~ Orkan Floor Pump for Trekking and City | OK | pump | mennige schwarz | 39.95 | 168 | |
  de: Stahlrohr, Holzgriff, Manometer unten. Der Kopf passt ohne Umbau auf alle drei Ventile.
  en: Steel barrel, wooden handle, gauge at the base. The head fits all three valves without changing parts.
  c: bis 8 bar ~ up to 8 bar; alle Ventile ~ all valves
  f: max_pressure=8.0; hose=1.1 m; weight=1.6 kg
Minipumpe Hauch ~ Hauch Mini Pump | HA | pump | silber petrol | 24.95 / 29.95 | 94 | |
  h: Druck genug für den Heimweg ~ Pressure enough to get home
  de: Passt in die Trikottasche und schafft in fünf Minuten genug Druck für den Heimweg. Der Halter wird unter den Flaschenhalter geschraubt.
  en: Fits a jersey pocket and builds enough pressure for the way home in five minutes. Its bracket screws on under the bottle cage.
  c: 18 cm; 98 g
  f: length=7 in; weight=98 g; max_pressure=6.5
Dämpferpumpe Feinluft ~ Feinluft Shock Pump | FL | pump | *graphit | 44.95 | 28 | | in=pflege-und-werkzeug
  h: Auf das Zehntel genau ~ Accurate to a tenth
  de: Für Federgabel und Dämpfer, mit Ablassknopf für kleine Schritte. Das Manometer geht bis 20 bar.
  en: For fork and shock, with a bleed button for small steps. The gauge reads up to 20 bar.
  c: bis 20 bar ~ up to 20 bar
  f: max_pressure=20.0; hose=22 cm
Akkupumpe Passat ~ Passat Cordless Pump | PA | pump | *schwarz | 89.95 / 109.95 | 55 | | manual backorder
  h: Pumpt, während Sie zusehen ~ Pumps while you watch
  de: Pumpt einen Trekkingreifen in anderthalb Minuten auf den eingestellten Druck. Eine Ladung reicht für acht Reifen.
  en: Pumps a trekking tire to the set pressure in a minute and a half. One charge does eight tires.
  c: Akku ~ Battery; bis 8 bar ~ up to 8 bar
  f: max_pressure=8.0; charging_time=1.5; weight=420 g
`,
  },
];
