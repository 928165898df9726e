import sharp from 'sharp'; import {execFileSync} from 'node:child_process';
const out=[]; let x=0; for (const f of process.argv.slice(2)) { const old=execFileSync('git',['show','HEAD:'+f],{maxBuffer:1<<28}); for (const s of [old,f]) { const b=await sharp(s).resize({height:900}).png().toBuffer({resolveWithObject:true}); out.push({input:b.data,left:x,top:0}); x+=b.info.width+10; } }
await sharp({create:{width:x,height:900,channels:3,background:'#f0f'}}).composite(out).png().toFile('/tmp/side.png');
