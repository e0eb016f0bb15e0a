/**
 * Lucide's icons that content may name, some 160 of 1,900: all of them would be 610 kB of the worker. What a shop
 * with a workshop talks about: bikes, ways, weather, power, work, people, money, goods, signs.
 */
const files = import.meta.glob<string>(
  [
    '/node_modules/lucide-static/icons/{bike,backpack,luggage,baby,dog,tent,footprints,hard-hat,disc,gauge,scale,weight,ruler}.svg',
    '/node_modules/lucide-static/icons/{route,map,map-pin,map-pinned,navigation,signpost,milestone,compass,mountain,tree-pine,trees,car,bus,train-front,globe,flag}.svg',
    '/node_modules/lucide-static/icons/{sun,cloud-rain,umbrella,snowflake,wind,droplets,leaf,recycle,repeat}.svg',
    '/node_modules/lucide-static/icons/{battery,battery-charging,battery-full,plug,plug-zap,zap,lightbulb,smartphone,camera,image,play}.svg',
    '/node_modules/lucide-static/icons/{wrench,hammer,cog,settings,sliders-horizontal,pencil-ruler,clipboard-check,clipboard-list,list-checks,stethoscope,life-buoy,rotate-ccw,refresh-cw,undo-2}.svg',
    '/node_modules/lucide-static/icons/{user,users,user-check,handshake,heart,smile,thumbs-up,headset,message-circle,message-square,mail,phone,graduation-cap,coffee,languages,accessibility}.svg',
    '/node_modules/lucide-static/icons/{euro,credit-card,wallet,banknote,hand-coins,percent,tag,badge-percent,badge-euro,gift,ticket,receipt,briefcase,building,building-2,house,factory,store,warehouse}.svg',
    '/node_modules/lucide-static/icons/{package,package-check,package-open,package-search,box,boxes,truck,shopping-bag,shopping-basket,shopping-cart,container}.svg',
    '/node_modules/lucide-static/icons/{badge-check,circle-check,check,circle-alert,triangle-alert,circle-question-mark,circle-dot,info,shield-check,lock,key,star,award,medal,trophy,sparkles,rocket}.svg',
    '/node_modules/lucide-static/icons/{calendar,calendar-check,calendar-days,clock,timer,hourglass,search,eye,download,file-text,file-check,book-open,scan-line,qr-code,nfc,rss,share-2}.svg',
    '/node_modules/lucide-static/icons/{arrow-left,arrow-right,arrow-up-right,chevron-down,chevron-right,minus,plus,menu,trash-2,x}.svg',
    '/node_modules/lucide-static/icons/{facebook,instagram,youtube,linkedin,twitter}.svg',
  ],
  {query: '?raw', import: 'default', eager: true},
);

const drawings = new Map(
  Object.entries(files).map(([path, svg]) => [path.slice(path.lastIndexOf('/') + 1, -4), svg]),
);

/** What is inside of an icon's frame of 24 by 24, to be stroked; `null` for a name that is not here. */
export function lucideDrawing(name: string): string | null {
  const svg = drawings.get(name);
  if (svg === undefined) return null;
  return svg.replaceAll(/<!--.*?-->|<\/?svg[^>]*>|\n\s*/g, '').replaceAll(' />', '/>');
}
